interface StatusCount<Status extends number> {
  readonly status: Status
  readonly count: number
}

/**
 * `total` and `StatusCounts` of a list. Every status is counted with all filters but the status, so the total of the list is that of the status
 * asked for, or of all of them.
 */
export const statusCounts = <Status extends number>(counts: readonly StatusCount<Status>[], asked: Status | undefined) => ({
  total: counts.reduce((sum, { status, count }) => (asked === undefined || status === asked ? sum + count : sum), 0),
  StatusCounts: counts.map(({ status, count }) => ({ Status: status, Count: count })),
})
