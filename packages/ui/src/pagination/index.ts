export { Pagination, type PaginationMessages, type PaginationProps } from './Pagination.tsx'
export { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-items.ts'
export type { PageDetails } from './use-pagination.ts'
