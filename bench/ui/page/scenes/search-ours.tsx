import { MallThemeProvider, SearchBox } from '../../../../packages/ui/src/index.ts'
import { suggestionsFor } from '../data.ts'

const load = suggestionsFor
const ignore = () => undefined

export const Scene = () => (
  <MallThemeProvider>
    <SearchBox debounceMs={0} loadSuggestions={load} onSearch={ignore} />
  </MallThemeProvider>
)
