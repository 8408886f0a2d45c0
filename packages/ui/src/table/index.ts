export { Table, VIRTUAL_FROM, type TableMessages, type TableProps } from './Table.tsx'
export type { TableColumn } from './columns.ts'
export type { TableSort } from './selection.ts'
export type { TableSelectionDetails, TableSortDetails } from './use-table.ts'
