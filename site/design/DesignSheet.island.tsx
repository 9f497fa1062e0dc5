import { ButtonStory, ChoiceStory, FieldStory, FormStory, QuantityStory } from './ControlStories.tsx';
import {
  DialogStory,
  GroundStory,
  IconStory,
  NavigationStory,
  StateStory,
  ToastStory,
  TypeStory,
} from './PageStories.tsx';
import { ChipStory, PriceStory, ProductCardStory, SkeletonStory } from './ShopStories.tsx';
import { StoryTheme, type Theme } from './Story.tsx';

/** Every component of `ui/`, in every state. */
export function DesignSheet({ theme }: { theme: Theme }) {
  return (
    <StoryTheme value={theme}>
      <div className="grid gap-12 p-4 sm:p-8">
        <GroundStory />
        <TypeStory />
        <ButtonStory />
        <FieldStory />
        <ChoiceStory />
        <QuantityStory />
        <FormStory />
        <ChipStory />
        <PriceStory />
        <ProductCardStory />
        <SkeletonStory />
        <NavigationStory />
        <DialogStory />
        <ToastStory />
        <StateStory />
        <IconStory />
      </div>
    </StoryTheme>
  );
}
