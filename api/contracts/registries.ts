import { arrangedItems, changedItem } from './changed-item.ts';
import { endpoint } from './endpoint.ts';
import type {
  AddItem,
  ChangeItem,
  ChangeItems,
  ChangeRegistry,
  CreateRegistry,
  FindAddress,
  FindRegistries,
  ListItems,
  ListRegistries,
  MinimalItems,
  ReadItem,
  ReadRegistry,
  RemoveItem,
  SuggestAddresses,
} from './registries.schemas.ts';
import { typedRegistry } from './typed-registry.ts';

export const listRegistries = endpoint<ListRegistries>('GET', '/api/v3/registries');
export const createRegistry = endpoint<CreateRegistry>('POST', '/api/v3/registries', (fields) => ({
  ...fields.texts(),
  planningStage: fields.textOrNull('planningStage'),
  arrivalDate: fields.dayOrNull('arrivalDate'),
  ...(fields.isChecked('showerDay') && { showerDay: fields.dayOrNull('showerDay') }),
  ...Object.fromEntries(
    ['expectingChildren', 'showerGuests', 'showerGuestType']
      .filter((name) => fields.isChecked(name))
      .map((name) => [name, fields.textOrNull(name)]),
  ),
}));
export const readRegistry = endpoint<ReadRegistry>('GET', '/api/v3/registries/{id}');
export const changeRegistry = endpoint<ChangeRegistry>('PATCH', '/api/v3/registries/{id}', typedRegistry);
export const suggestAddresses = endpoint<SuggestAddresses>('GET', '/api/v3/registries/{id}/address_suggestions');
export const findRegistries = endpoint<FindRegistries>('GET', '/api/v3/found_registries');
export const findAddress = endpoint<FindAddress>('GET', '/api/v3/registry_addresses/{slug}');

export const listItems = endpoint<ListItems>('GET', '/api/v3/registries/{id}/reg_items');
export const minimalItems = endpoint<MinimalItems>('GET', '/api/v3/registries/{id}/reg_items/minimal');
export const addItem = endpoint<AddItem>('POST', '/api/v3/registries/{id}/reg_items');
export const readItem = endpoint<ReadItem>('GET', '/api/v3/registries/{id}/reg_items/{item}');
export const changeItem = endpoint<ChangeItem>('PATCH', '/api/v3/registries/{id}/reg_items/{item}', changedItem);
export const changeItems = endpoint<ChangeItems>('PATCH', '/api/v3/registries/{id}/reg_items', arrangedItems);
export const removeItem = endpoint<RemoveItem>('DELETE', '/api/v3/registries/{id}/reg_items/{item}');
