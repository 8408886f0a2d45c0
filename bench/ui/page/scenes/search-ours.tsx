import { MallThemeProvider, SearchBox } from '../../../../packages/ui/src/index.ts'
import { suggestionsFor } from '../data.ts'

const ignore = () => undefined

export const Scene = () => (
  <MallThemeProvider>
    <SearchBox debounceMs={0} loadSuggestions={suggestionsFor} onSearch={ignore} />
  </MallThemeProvider>
)
