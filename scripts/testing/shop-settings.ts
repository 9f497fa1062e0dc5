/** The settings of a shop that this shell may run. No test may reach its data, mails or payments. */
const settings =
  /^(DATABASE_URL|DATA_DIR|PUBLIC_URL|PORT|HOST|DEMO|SECRET_KEY|TRUSTED_PROXIES|LOG_LEVEL|SMTP_URL|MEILI_\w+|STRIPE_\w+)$/;

export function forgetShopSettings(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (settings.test(name)) delete env[name];
}
