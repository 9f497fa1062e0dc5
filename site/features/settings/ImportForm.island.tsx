import { useRef } from 'react';
import { importAccount } from '#contracts/account-exports.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { FileInput } from '#site/ui/FileInput.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';

const page = '/settings/account/import';

/** Imports a file that was downloaded here or from another Layette; without script, its content is pasted. */
export function ImportForm({ refused }: { refused?: RefusedForm | undefined }) {
  const content = useRef<HTMLTextAreaElement>(null);
  return (
    <Form
      endpoint={importAccount}
      name="import"
      page={page}
      refused={refused}
      withKey={false}
      leadsTo="/settings/account?done=imported"
      sentence={({ code }) =>
        code === 'invalid-input' ? 'This isn’t a file from Layette, or it was changed. Nothing was added.' : undefined
      }
    >
      <div className="not-scripted:hidden">
        <FileInput
          name="chosen"
          id="chosen-file"
          label="File"
          optional
          accept="application/json,.json"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined && content.current !== null) content.current.value = await file.text();
          }}
        />
      </div>
      <Textarea
        ref={content}
        name="file"
        label="What’s in the file"
        hint="Choose the file above, or paste what’s in it here."
        spellCheck={false}
        rows={6}
      />
      <SubmitButton>Add it to my account</SubmitButton>
    </Form>
  );
}
