export { FilterChip, type FilterChipDetails, type FilterChipMessages, type FilterChipProps } from './FilterChip.tsx'
export { FilterOptions, type FilterOption, type FilterOptionsDetails, type FilterOptionsProps } from './FilterOptions.tsx'
export { FilterSentence, type FilterSentenceDetails, type FilterSentenceMessages, type FilterSentenceProps } from './FilterSentence.tsx'
export { FilterText, type FilterTextDetails, type FilterTextMessages, type FilterTextProps } from './FilterText.tsx'
