// Reads pages outside the server's process.
import { answerParent } from '#api/ports/child-process.ts';
import { readProductPage } from './read-product-page.ts';

answerParent(readProductPage, 600_000_000);
