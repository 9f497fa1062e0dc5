// Where a picture stands in its window: scale 1 fills it, and no edge is ever pulled inside.

export interface ZoomView {
  scale: number;
  /** How far the middle of the picture is from the middle of the window, in pixels. */
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Width and height of the window; the picture fills it at scale 1. */
export interface Size {
  width: number;
  height: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };
export const scaleMax = 5;
/** One press of a button or key. */
export const zoomStep = 1.5;

/** Zooms by a factor; what lies under `at` (from the middle of the window) stays there. */
export function zoomBy(view: ZoomView, factor: number, at: Point, size: Size): ZoomView {
  const scale = Math.min(scaleMax, Math.max(1, view.scale * factor));
  const real = scale / view.scale;
  return withinEdges({ scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }, size);
}

export const panBy = (view: ZoomView, by: Point, size: Size): ZoomView =>
  withinEdges({ ...view, x: view.x + by.x, y: view.y + by.y }, size);

function withinEdges({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0;

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
