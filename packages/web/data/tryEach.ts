/**
 * Runs an action for each item, one after the other. After a failure it continues with the next
 * item.
 * @throws the first failure, after the last action.
 */
export async function tryEach<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await action(item)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
