import { accountExportRoutes } from '#api/features/account-exports/account-exports.routes.ts';
import { accountRoutes } from '#api/features/accounts/accounts.routes.ts';
import { addItemsRoutes } from '#api/features/add-items/add-items.routes.ts';
import { adminRegistryRoutes } from '#api/features/admin-registries/admin-registries.routes.ts';
import { amazonCartRoutes } from '#api/features/amazon-cart/amazon-cart.routes.ts';
import { audienceRoutes } from '#api/features/audiences/audiences.routes.ts';
import { availabilityRoutes } from '#api/features/availability/availability.routes.ts';
import { birthdayPreferenceRoutes } from '#api/features/birthday-preferences/birthday-preferences.routes.ts';
import { cartRoutes } from '#api/features/carts/carts.routes.ts';
import { cashFundRoutes } from '#api/features/cash-funds/cash-funds.routes.ts';
import { catalogueRoutes } from '#api/features/catalogue/catalogue.routes.ts';
import { checklistRoutes } from '#api/features/checklist/checklist.routes.ts';
import { checklistMailRoutes } from '#api/features/checklist-mails/checklist-mails.routes.ts';
import { companyRoutes } from '#api/features/company/company.routes.ts';
import { emailPreferenceRoutes } from '#api/features/email-preferences/email-preferences.routes.ts';
import { familyRoutes } from '#api/features/families/families.routes.ts';
import { flagRoutes } from '#api/features/flags/flags.routes.ts';
import { giftTrackerRoutes } from '#api/features/gift-tracker/gift-tracker.routes.ts';
import { giverRoutes } from '#api/features/givers/givers.routes.ts';
import { groupGiftRoutes } from '#api/features/group-gifts/group-gifts.routes.ts';
import { healthDataRoutes } from '#api/features/health-data/health-data.routes.ts';
import { imageRoutes } from '#api/features/images/images.routes.ts';
import { importRoutes } from '#api/features/imports/imports.routes.ts';
import { inaccuracyRoutes } from '#api/features/inaccuracies/inaccuracies.routes.ts';
import { insertCardRoutes } from '#api/features/insert-cards/insert-cards.routes.ts';
import { memberRoutes } from '#api/features/members/members.routes.ts';
import { messageRoutes } from '#api/features/messages/messages.routes.ts';
import { ownAddressRoutes } from '#api/features/own-addresses/own-addresses.routes.ts';
import { platformRoutes } from '#api/features/platform/platform.routes.ts';
import { postRoutes } from '#api/features/posts/posts.routes.ts';
import { pregnancyEmailRoutes } from '#api/features/pregnancy-emails/pregnancy-emails.routes.ts';
import { privacyRequestRoutes } from '#api/features/privacy-requests/privacy-requests.routes.ts';
import { questionRoutes } from '#api/features/questions/questions.routes.ts';
import { registryRoutes } from '#api/features/registries/registries.routes.ts';
import { registryCategoryRoutes } from '#api/features/registry-categories/registry-categories.routes.ts';
import { checklistDeletionRoutes } from '#api/features/registry-checklist/checklist-deletions.routes.ts';
import { registryChecklistRoutes } from '#api/features/registry-checklist/registry-checklist.routes.ts';
import { registryDraftRoutes } from '#api/features/registry-drafts/registry-drafts.routes.ts';
import { registryHomeRoutes } from '#api/features/registry-home/registry-home.routes.ts';
import { registryListRoutes } from '#api/features/registry-lists/registry-lists.routes.ts';
import { registryShopRoutes } from '#api/features/registry-shop/registry-shop.routes.ts';
import { reservationRoutes } from '#api/features/reservations/reservations.routes.ts';
import { reviewRoutes } from '#api/features/reviews/reviews.routes.ts';
import { searchRoutes } from '#api/features/search/search.routes.ts';
import { secondFactorRoutes } from '#api/features/second-factor/second-factor.routes.ts';
import { sharingRoutes } from '#api/features/sharing/sharing.routes.ts';
import { shippingAddressRoutes } from '#api/features/shipping-addresses/shipping-addresses.routes.ts';
import { supportTicketRoutes } from '#api/features/support-tickets/support-tickets.routes.ts';
import { templateRoutes } from '#api/features/templates/templates.routes.ts';
import { trackingRoutes } from '#api/features/tracking/tracking.routes.ts';
import { passwordResetRoutes } from '#api/features/users/password-resets.routes.ts';
import { signUpRoutes } from '#api/features/users/sign-ups.routes.ts';
import { userRoutes } from '#api/features/users/users.routes.ts';
import type { Route } from '#api/http/route.ts';

/** The one table of all that this server does. A call without a row here does not exist. */
export const routes: readonly Route[] = [
  ...platformRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...accountExportRoutes,
  ...signUpRoutes,
  ...passwordResetRoutes,
  ...secondFactorRoutes,
  ...registryRoutes,
  ...familyRoutes,
  ...adminRegistryRoutes,
  ...checklistDeletionRoutes,
  ...supportTicketRoutes,
  ...amazonCartRoutes,
  ...audienceRoutes,
  ...registryCategoryRoutes,
  ...reservationRoutes,
  ...cashFundRoutes,
  ...groupGiftRoutes,
  ...giverRoutes,
  ...giftTrackerRoutes,
  ...messageRoutes,
  ...sharingRoutes,
  ...insertCardRoutes,
  ...shippingAddressRoutes,
  ...ownAddressRoutes,
  ...birthdayPreferenceRoutes,
  ...emailPreferenceRoutes,
  ...memberRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...reviewRoutes,
  ...cartRoutes,
  ...registryShopRoutes,
  ...templateRoutes,
  ...registryDraftRoutes,
  ...checklistRoutes,
  ...checklistMailRoutes,
  ...postRoutes,
  ...pregnancyEmailRoutes,
  ...registryHomeRoutes,
  ...registryListRoutes,
  ...registryChecklistRoutes,
  ...addItemsRoutes,
  ...importRoutes,
  ...flagRoutes,
  ...questionRoutes,
  ...availabilityRoutes,
  ...inaccuracyRoutes,
  ...privacyRequestRoutes,
  ...healthDataRoutes,
  ...companyRoutes,
  ...imageRoutes,
  ...trackingRoutes,
];
