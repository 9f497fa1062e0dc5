import type { Registry } from './registries.schemas.ts';

/** The fields of the forms of a registry, which may be open in several places: what they begin with, and what their call compares. */
export const registryValues = ({ title, names, story, family, shower, ...settings }: Registry) => ({
  title,
  names,
  story,
  arrivalDate: family.arrivalDate,
  planningStage: family.planningStage,
  expectingChildren: family.expectingChildren,
  showerDay: shower?.day ?? null,
  showerGuests: shower?.guests ?? null,
  showerGuestType: shower?.guestType ?? null,
  searchLevel: settings.searchLevel,
  city: settings.finding?.city ?? null,
  surprise: settings.surprise,
  revealDay: settings.revealDay,
});
