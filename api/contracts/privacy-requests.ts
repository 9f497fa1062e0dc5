import { endpoint } from './endpoint.ts';
import type * as wire from './privacy-requests.schemas.ts';

const address = '/api/v3/privacy_requests';

export const askAboutData = endpoint<wire.AskAboutData>('POST', address);
export const readPrivacyRequest = endpoint<wire.ReadPrivacyRequest>('GET', `${address}/{id}`);
export const confirmPrivacyRequest = endpoint<wire.ConfirmPrivacyRequest>('PATCH', `${address}/{id}`);
export const listPrivacyRequests = endpoint<wire.ListPrivacyRequests>('GET', '/bl_admin/api/privacy_requests');
export const answerPrivacyRequest = endpoint<wire.AnswerPrivacyRequest>('PATCH', '/bl_admin/api/privacy_requests/{id}');
