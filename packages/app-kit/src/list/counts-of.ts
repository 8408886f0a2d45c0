import type { ListPageProps } from './ListPage.tsx'

interface Counted {
  readonly StatusCounts: readonly { readonly Status: number; readonly Count: number }[]
}

/** The counts of the tabs of a list that returns them by status. */
export const countsOf =
  (data: Counted | undefined): NonNullable<ListPageProps<unknown>['countOf']> =>
  (tab) =>
    data?.StatusCounts.reduce((sum, { Status, Count }) => (tab === null || tab === Status ? sum + Count : sum), 0)
