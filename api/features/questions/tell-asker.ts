import type { Trx } from '#api/db/database.ts';
import { findMentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { findAnswers, type QuestionRow } from './questions.queries.ts';

/** Call before the first answer is published: one mail to the asker, if they confirmed the address. Later answers send none. */
export async function tellAsker(app: App, trx: Trx, question: QuestionRow, now: number): Promise<void> {
  if (question.email === null || question.email_verified_at === null) return;
  if ((await findAnswers(trx, [question.id])).length > 0) return;
  const [product] = await findMentionedProduct(trx, [question.generic_product_id]);
  if (product === undefined) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `question-answered:${question.id}`,
    payload: {
      template: 'question-answered',
      to: question.email,
      data: { title: product.title, link: `${app.settings.publicUrl}${product.path}/questions/${question.id}` },
    },
    now,
  });
}
