import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'

/** The page that the request of a list wants. */
export interface PageRequest {
  /** From 1. */
  readonly PageIndex: number
  readonly PageSize: number
}

export interface SortRequest<Field extends string> {
  readonly SortField?: Field | undefined
  readonly SortOrder?: 'asc' | 'desc' | undefined
}

/** The columns, or what is computed of them, that a list can be sorted by. Other names of columns never reach a statement. */
export interface SortColumns<Field extends string> {
  readonly columns: Readonly<Record<Field, PgColumn | SQL>>
  /** One of them, or an order of the list's own that nobody can ask for. */
  readonly byDefault: Field | readonly SQL[]
  /** A column in which rows without a value come last in both directions. */
  readonly emptyLast?: Field
  /** A unique column, so that pages follow on each other without gap or repetition. */
  readonly last: PgColumn
}

export const offsetOf = ({ PageIndex, PageSize }: PageRequest): number => (PageIndex - 1) * PageSize

/** `ORDER BY`, descending unless the request says otherwise. */
export const orderOf = <Field extends string>({ columns, byDefault, emptyLast, last }: SortColumns<Field>, request: SortRequest<Field>): SQL[] => {
  const field = request.SortField ?? byDefault
  if (typeof field !== 'string') return [...field, desc(last)]
  const direction = request.SortOrder === 'asc' ? asc : desc
  const ordered = direction(columns[field])
  return [field === emptyLast ? sql`${ordered} nulls last` : ordered, direction(last)]
}

/** The rows of a query on the requested page, in the requested order. */
export const listPage = <Query extends PgSelect, Field extends string>(
  query: Query,
  sort: SortColumns<Field>,
  request: PageRequest & SortRequest<Field>,
) =>
  query
    .orderBy(...orderOf(sort, request))
    .limit(request.PageSize)
    .offset(offsetOf(request))
