import type { ShippingAddress } from '#contracts/shipping-addresses.schemas.ts';
import { changeShippingAddress, readShippingAddress } from '#contracts/shipping-addresses.ts';
import { queryClient, queryKeyOf, useCall } from '#site/data/query.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Textarea } from '#site/ui/TextInput.tsx';
import { showToast } from '#site/ui/toasts.tsx';

interface Props {
  registryId: string;
  slug: string;
}

const dayInWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Where gifts are sent: for the owner only, who also sees to whom it was shown. */
export function ShippingForm({ registryId, slug }: Props) {
  const input = { params: { id: registryId } };
  const { data } = useCall(readShippingAddress, input, { staleMs: 0 });
  return data && <KnownAddress registryId={registryId} slug={slug} known={data} />;
}

function KnownAddress({ registryId, slug, known: { address, shownTo } }: Props & { known: ShippingAddress }) {
  const input = { params: { id: registryId } };
  const was = useInitialValues({ address });
  return (
    <Form
      was={was}
      endpoint={changeShippingAddress}
      params={input.params}
      name="shipping"
      page={`/${slug}`}
      withKey={false}
      className="mt-8 grid gap-5 border-t border-line pt-6"
      onDone={(answer) => {
        queryClient.setQueryData(queryKeyOf(readShippingAddress, input), answer);
        showToast({ text: answer.address === null ? 'Givers won’t see an address.' : 'The address is saved.' });
      }}
    >
      <Textarea
        name="address"
        label="Address for gifts"
        hint="Only givers with a confirmed email can see it. Leave it blank if you don’t want anything shipped."
        optional
        autoComplete="shipping street-address"
        maxLength={300}
        defaultValue={address ?? ''}
      />
      {shownTo.length > 0 && (
        <div className="text-sm text-ink-soft">
          <p>Shown to:</p>
          <ul className="list-disc ps-5">
            {shownTo.map(({ name, shownAt }) => (
              <li key={`${name} ${shownAt}`}>
                {name ?? 'A giver'}, {dayInWords.format(shownAt)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SubmitButton look="secondary" wide>
        Update address
      </SubmitButton>
    </Form>
  );
}
