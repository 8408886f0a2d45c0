export { FilterBar, type FilterBarMessages, type FilterBarProps } from './FilterBar.tsx'
