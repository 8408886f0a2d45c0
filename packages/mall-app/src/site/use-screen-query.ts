import { useSearchParams } from 'react-router-dom'
import type { RouteId, ScreenQuery } from './routes.ts'

/** Reads the query of the screen's address by the names that it is registered with: `useScreenQuery<'submit'>()('ids')`. '' for what is not there. */
export const useScreenQuery = <Id extends RouteId>(): ((name: keyof ScreenQuery<Id> & string) => string) => {
  const [search] = useSearchParams()
  return (name) => search.get(name) ?? ''
}
