import { type Client, OpenFeature } from '@openfeature/server-sdk';
import { countMetric } from '#api/features/tracking/tracking.service.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import type { ReadFlag, RecordMetric } from '#contracts/flags.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { FileProvider } from './file-provider.ts';

const clients = new WeakMap<App, Promise<Client>>();

/** OpenFeature is global to the process; each shop in it has its own domain. */
function clientOf(app: App): Promise<Client> {
  const known = clients.get(app);
  if (known !== undefined) return known;
  const domain = `layette-${app.newId()}`;
  const provider = new FileProvider(app.settings.dataDir, app.now);
  const client = OpenFeature.setProviderAndWait(domain, provider).then(() => OpenFeature.getClient(domain));
  clients.set(app, client);
  return client;
}

/** For this visitor: the account, or else the browser; all unknown visitors share one bucket. */
async function evaluate(app: App, caller: Caller, flag: string): Promise<ReadFlag['response']> {
  const targetingKey = caller.user?.id ?? caller.visitorId ?? '';
  const { value, variant, reason, errorCode } = await (await clientOf(app)).getBooleanDetails(flag, false, {
    targetingKey,
  });
  const because = errorCode !== undefined ? 'unknown' : reason === 'DISABLED' ? 'killed' : 'bucket';
  return { flag, isOn: value, group: variant === 'experiment' ? 'experiment' : 'control', because };
}

export const readFlag = ({ app, caller, input }: Reading<{ query: { flag: string } }>): Promise<ReadFlag['response']> =>
  evaluate(app, caller, input.query.flag);

/**
 * Records a metric of an experiment, counted for the visitor's group on the server, once per id and only if the browser allows it.
 * @throws {Refusal} 'invalid-input' for an unknown flag
 */
export async function recordMetric(
  call: Changing<{ body: NonNullable<RecordMetric['parsed']>['body'] }>,
): Promise<RecordMetric['response']> {
  const { flag, metric, value, id, path } = call.input.body;
  const { group, because } = await evaluate(call.app, call.caller, flag);
  if (because === 'unknown')
    throw new Refusal('invalid-input', { fields: [{ field: 'body.flag', message: 'is not a flag of this shop' }] });
  return { stored: await countMetric(call, { id, path, properties: { flag, group, metric, value } }) };
}
