import { Children, Fragment, type CSSProperties, type ReactNode } from "react";
import { fonts, look } from "./theme";

/**
 * The blocks that emails are built from. Sizes are in pixels. Blocks side by side are tables, because mail programs
 * support no other layout. `data-text` decides how lib/runtime/mails/plain-text.ts writes a block.
 */

interface Content {
  children: ReactNode;
}

/** A table used only for layout. */
export function Layout({ children, ...rest }: Content & Partial<ReturnType<typeof look>>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...rest}>
      <tbody>{children}</tbody>
    </table>
  );
}

export function Heading({ children }: Content) {
  const font = `700 27px/1.2 ${fonts.display}`;
  return (
    <h1 {...look({ text: "ink" }, { margin: "0 0 12px", font, overflowWrap: "anywhere" })}>
      {children}
    </h1>
  );
}

export function Subheading({ children }: Content) {
  const font = `700 18px/1.3 ${fonts.display}`;
  return <h2 {...look({ text: "ink" }, { margin: "0 0 10px", font })}>{children}</h2>;
}

export function Paragraph({ children }: Content) {
  const font = `400 16px/1.55 ${fonts.text}`;
  return (
    <p {...look({ text: "ink" }, { margin: "0 0 12px", font, overflowWrap: "anywhere" })}>
      {children}
    </p>
  );
}

/** `htmlOnly` leaves the text out of the plain text. */
export function SmallPrint({ children, htmlOnly }: Content & { htmlOnly?: boolean }) {
  const style: CSSProperties = {
    margin: "0 0 8px",
    font: `400 14px/1.5 ${fonts.text}`,
    overflowWrap: "anywhere",
  };
  return (
    <p {...look({ text: "muted" }, style)} data-text={htmlOnly ? "skip" : undefined}>
      {children}
    </p>
  );
}

interface LinkProps extends Content {
  /** An address of this shop, or a mailto: or tel: made here. */
  href: string;
  /**
   * "action": a button, whose address gets its own line in the plain text; "address": the link text is the address
   * itself.
   */
  text?: "action" | "address";
  style?: CSSProperties;
}

export function Link({ href, text, style, children }: LinkProps) {
  return (
    <a href={href} data-text={text} {...look({ text: "link" }, style)}>
      {children}
    </a>
  );
}

/** A phone number as a link to dial it. */
export function Telephone({ number }: { number: string }) {
  return (
    <Link href={`tel:${number.replace(/[^\d+]/g, "")}`} style={{ whiteSpace: "nowrap" }}>
      {number}
    </Link>
  );
}

export function MailTo({ address }: { address: string }) {
  return <Link href={`mailto:${encodeURI(address)}`}>{address}</Link>;
}

/** Vertical space; margins of tables are unreliable in mail programs. */
export function Gap({ height }: { height: number }) {
  return (
    <div data-text="skip" style={{ height, lineHeight: `${height}px` }}>
      &nbsp;
    </div>
  );
}

/** Lines of an address or a message: each child is one line; absent children leave no empty line. */
export function Lines({ children }: Content) {
  return Children.toArray(children).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Text that a person typed, with its line breaks. */
export function TypedText({ text }: { text: string }) {
  return <Lines>{text.split(/\r\n|\r|\n/)}</Lines>;
}

/** An earlier message of the other side, marked as a quote in the plain text. */
export function Quoted({ text }: { text: string }) {
  return (
    <blockquote style={{ margin: 0 }}>
      <Paragraph>
        <TypedText text={text} />
      </Paragraph>
    </blockquote>
  );
}

export function Button({ href, children }: { href: string; children: string }) {
  const style: CSSProperties = {
    display: "inline-block",
    padding: "14px 26px",
    font: `600 16px/1.2 ${fonts.text}`,
    textDecoration: "none",
    borderRadius: "4px",
  };
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td {...look({ fill: "button" }, { borderRadius: "4px" })}>
              <a href={href} data-text="action" {...look({ text: "buttonText" }, style)}>
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <Gap height={12} />
    </>
  );
}

/** A row of the sheet; each but the first has a line above. */
export function Section({ first, children }: Content & { first?: boolean }) {
  const style = { padding: "26px 36px 14px", borderTop: first ? "0 solid" : "1px solid" };
  return (
    <tr>
      <td {...look({ line: "rule", fit: "gutter" }, style)}>{children}</td>
    </tr>
  );
}

interface TagProps {
  label: string;
  stamp: string;
  note?: string;
}

/** A label like one tied to a parcel: a stamped text and a note below. */
export function Tag({ label, stamp, note }: TagProps) {
  const box = look(
    { fill: "kraft", line: "kraftLine" },
    { border: "2px dashed", padding: "14px 18px" },
  );
  const small = look({ text: "ink" }, { font: `400 14px/1.4 ${fonts.text}` });
  // Our own numbers fit a phone at full size; a typed address does not.
  const isShort = stamp.length <= 20;
  const stamped: CSSProperties = {
    font: `700 ${isShort ? 22 : 16}px/1.35 ${fonts.stamp}`,
    letterSpacing: isShort ? "1px" : 0,
    overflowWrap: "anywhere",
  };
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      {...look({ fit: "wide" })}
    >
      <tbody>
        <tr>
          <td {...box}>
            <div data-text="label" {...small}>
              {label}
            </div>
            <div data-text="inline" {...look({ text: "ink" }, stamped)}>
              {stamp}
            </div>
            {note && <div {...small}>{note}</div>}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Two blocks side by side; one below the other on a phone. */
export function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Layout>
      <tr>
        <td width="50%" valign="top" {...look({ fit: "column" }, { paddingRight: "18px" })}>
          {left}
        </td>
        <td width="50%" valign="top" {...look({ fit: "column" }, { paddingLeft: "18px" })}>
          {right}
        </td>
      </tr>
    </Layout>
  );
}
