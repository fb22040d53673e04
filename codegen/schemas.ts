export async function generateSchemas(): Promise<void> {}
