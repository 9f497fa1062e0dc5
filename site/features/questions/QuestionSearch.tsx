import { questionBounds } from '#rules/product-questions.ts';
import { Button } from '#site/ui/Button.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

/** Searches the questions of one product; the term is part of the address. */
export function QuestionSearch({ term }: { term: string }) {
  return (
    <search aria-label="Questions">
      <form method="get" className="mb-6 flex max-w-form items-end gap-3">
        <div className="grow">
          <TextInput
            name="q"
            id="question-term"
            label="Search these questions"
            type="search"
            defaultValue={term}
            maxLength={questionBounds.termMost}
            required={false}
            hideLabel
            placeholder="Search these questions"
          />
        </div>
        <Button type="submit" look="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
