import type { Registry } from './registries.schemas.ts';

/** The fields of the form of a registry's details, which several members may edit: what the form begins with, and what its call compares. */
export const registryValues = ({ title, names, story, family, shower }: Registry) => ({
  title,
  names,
  story,
  arrivalDate: family.arrivalDate,
  planningStage: family.planningStage,
  expectingChildren: family.expectingChildren,
  showerDay: shower?.day ?? null,
  showerGuests: shower?.guests ?? null,
  showerGuestType: shower?.guestType ?? null,
});
