import { endpoint } from './endpoint.ts';
import type * as wire from './questions.schemas.ts';

export const listQuestions = endpoint<wire.ListQuestions>('GET', '/api/v3/generic_products/{id}/questions');
export const askQuestion = endpoint<wire.AskQuestion>('POST', '/api/v3/generic_products/{id}/questions');
export const readQuestion = endpoint<wire.ReadQuestion>('GET', '/api/v3/product_questions/{id}');
export const readAskedQuestion = endpoint<wire.ReadAskedQuestion>('GET', '/api/v3/product_questions/{id}/asked');
export const confirmQuestion = endpoint<wire.ConfirmQuestion>('PATCH', '/api/v3/product_questions/{id}/asked');
export const saveOwnAnswer = endpoint<wire.SaveOwnAnswer>('PUT', '/api/v3/product_questions/{id}/own_answer');
export const deleteOwnAnswer = endpoint<wire.DeleteOwnAnswer>('DELETE', '/api/v3/product_questions/{id}/own_answer');
export const listUserQuestions = endpoint<wire.ListUserQuestions>('GET', '/bl_admin/api/product_questions');
export const moderateUserQuestions = endpoint<wire.ModerateUserQuestions>('PATCH', '/bl_admin/api/product_questions');
