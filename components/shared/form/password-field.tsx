import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslate } from "#words";
import { Input } from "@/components/ui/input";
import { fieldKind } from "./field-kinds";
import { FieldFrame, type FieldProps } from "./field-frame";
import { useLongest } from "./form-frame";
import { useTextField } from "./use-field";

type PasswordFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "type">;

/** A password, hidden until the user chooses to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslate();
  const { name, label, hint, required, className, ...input } = props;
  const field = useTextField(name);
  const longest = useLongest(name);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ name, label, hint, required, className }}>
      {(control) => (
        <div className="relative">
          <Input
            {...fieldKind(name)}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={longest}
            {...input}
            {...control}
            {...field}
            type={shown ? "text" : "password"}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={t(shown ? "Hide {label}" : "Show {label}", {
              label: label.toLowerCase(),
            })}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
