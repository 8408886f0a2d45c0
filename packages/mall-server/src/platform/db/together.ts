type Results<Work extends readonly PromiseLike<unknown>[]> = { -readonly [At in keyof Work]: Awaited<Work[At]> }

/**
 * Results of independent statements, which a transaction sends without waiting for each response. Unlike with `Promise.all`, nothing is
 * still under way when one has failed: a statement after a rollback would be executed nevertheless.
 * @throws What failed first, of which the other failures are consequences.
 */
export const together = async <const Work extends readonly PromiseLike<unknown>[]>(work: Work): Promise<Results<Work>> => {
  const begun = work.map((one) => Promise.resolve(one))
  const all = Promise.all(begun)
  await Promise.allSettled([all, ...begun])
  return (await all) as Results<Work>
}
