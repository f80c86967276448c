import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTranslate } from "#words";
import { refusalText } from "@/components/shared/call/refusal-text";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

interface LinkActionProps {
  /** Describes the button's action; receives the link's token. */
  question: (link: string) => string;
  label: string;
  act: (link: string) => Promise<unknown>;
  done: (link: string) => string;
}

const INCOMPLETE = "This link is not complete. Open it again from the mail.";

type State = { name: "open" | "busy" | "done" } | { name: "failed"; text: string };

/** The page behind an emailed link does nothing until the button is pressed, because mail scanners open links. */
export function LinkAction({ question, label, act, done }: LinkActionProps) {
  const t = useTranslate();
  const link = useSearchParams().get("link") ?? "";
  const [state, setState] = useState<State>({ name: "open" });
  if (link === "") return <p className="mt-4 text-lead">{t(INCOMPLETE)}</p>;

  async function press() {
    setState({ name: "busy" });
    try {
      await act(link);
      setState({ name: "done" });
    } catch (error) {
      setState({
        name: "failed",
        text: refusalText(error, t("That did not work. Please try again."), t),
      });
    }
  }

  if (state.name === "done") {
    return (
      <p role="status" className="mt-4 text-lead">
        {done(link)}
      </p>
    );
  }
  const isBusy = state.name === "busy";
  return (
    <>
      <p className="mt-4 text-lead">{question(link)}</p>
      {state.name === "failed" && (
        <Notice role="alert" className="mt-6">
          <p>{state.text}</p>
        </Notice>
      )}
      <Button
        size="lg"
        className="mt-6"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void press()}
      >
        {isBusy && <Spinner />} {label}
      </Button>
    </>
  );
}
