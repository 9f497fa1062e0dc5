import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** A finger drags after a short press, so that a list still scrolls; Space and arrows move with the keyboard. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

type Names = (id: string | number) => string;

/** What a screen reader announces during a drag. */
export const announcementsOf = (nameOf: Names) => ({
  onDragStart: ({ active }: { active: { id: string | number } }) => `Picked up ${nameOf(active.id)}.`,
  // At the start an item is over itself, which needs no announcement.
  onDragOver: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) => {
    if (over?.id === active.id) return undefined;
    return over ? `${nameOf(active.id)} is over ${nameOf(over.id)}.` : `${nameOf(active.id)} is not over a place.`;
  },
  onDragEnd: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) =>
    over ? `${nameOf(active.id)} was put down.` : `${nameOf(active.id)} stays where it was.`,
  onDragCancel: ({ active }: { active: { id: string | number } }) => `${nameOf(active.id)} stays where it was.`,
});

export const dragInstructions =
  'To move it, press Space. While it is picked up, move it with the arrow keys, press Space to put it down, or Escape to leave it where it was.';
