import { MallThemeProvider, SearchBox } from '../../../../packages/ui/src/index.ts'
import { suggestionsFor } from '../data.ts'
import { Words } from './Words.tsx'

const ignore = () => undefined

export const Scene = () => (
  <MallThemeProvider>
    <Words />
    <SearchBox debounceMs={0} loadSuggestions={suggestionsFor} onSearch={ignore} />
  </MallThemeProvider>
)
