import { useFormContext, useWatch } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import { FieldError } from "@/components/shared/form/field-error";
import { STYLE_PICTURE } from "@/lib/catalogue/sizes/admin/schemas";
import { upload } from "@/lib/client/uploads/upload";
import { PictureChoice } from "../shared/picture-choice";

/** The picture shown to buyers, which is uploaded before the table is saved. */
export function StylePicture() {
  const { setValue, getFieldState, formState } = useFormContext<{ picture: string }>();
  const picture = useWatch<{ picture: string }, "picture">({ name: "picture" });
  const error = getFieldState("picture", formState).error?.message;
  const { busy, run } = useAction({
    title: "Picture Not Uploaded",
    text: "It could not be sent. Please try again.",
  });
  const choose = (address: string) =>
    setValue("picture", address, { shouldDirty: true, shouldValidate: true });
  const send = (file: File) =>
    void run(async () => {
      const form = new FormData();
      form.set(STYLE_PICTURE.field, file, file.name);
      const sent = { form, onProgress: () => undefined };
      choose((await upload("POST /admin/size-table/pictures", sent)).picture);
    });
  return (
    <>
      <PictureChoice
        shown={picture || null}
        alt="The style's picture"
        hint="Without one the shop draws the style."
        busy={busy}
        onFile={send}
        onRemove={() => choose("")}
      />
      {error && <FieldError id="style-picture-error">{error}</FieldError>}
    </>
  );
}
