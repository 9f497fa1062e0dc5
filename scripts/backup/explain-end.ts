/** Ends a command with one sentence instead of a stack trace. */
export async function explainEnd(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
