import type { Template } from '#contracts/templates.schemas.ts';
import { cloneTemplate } from '#contracts/templates.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

interface Props {
  registryId: string;
  templates: readonly Pick<Template, 'id' | 'title' | 'teaser' | 'itemCount' | 'imageUrl' | 'imageAlt'>[];
  page: string;
  /** The page that adding a list leads to. */
  next: string;
}

/** Lists that are added to a registry in one tap. */
export function TemplateButtons({ registryId, templates, page, next }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {templates.map(({ id, title, teaser, itemCount, imageUrl, imageAlt }) => (
        <li key={id} className="grid content-start overflow-hidden rounded-card border border-line bg-raised">
          <img
            src={imageUrl}
            alt={imageAlt}
            width="1200"
            height="600"
            loading="lazy"
            className="aspect-5/2 w-full bg-picture object-cover night:opacity-90"
          />
          <div className="p-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 mb-4 text-sm text-ink-soft">{teaser}</p>
            <Form endpoint={cloneTemplate} params={{ id }} name={`clone-${id}`} page={page} next={next} leadsTo={next}>
              <input type="hidden" name="registryId" value={registryId} />
              <SubmitButton look="secondary" size="small">
                Add these {itemCount}
                <span className="sr-only">: {title}</span>
              </SubmitButton>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}
