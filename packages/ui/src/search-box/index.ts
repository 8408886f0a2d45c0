export { SearchBox } from './SearchBox.tsx'
export { searchBoxMessages, type SearchBoxMessages } from './messages.ts'
export type {
  HotKeyword,
  ImageSearchOptions,
  SearchBoxChangeDetails,
  SearchBoxProps,
  SearchSource,
  SearchSuggestion,
} from './types.ts'
