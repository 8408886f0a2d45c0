import type { QueryClient } from '@tanstack/react-query'
import { withFavorite } from './with-favorite.ts'

/** What was read of these products says it too, on whichever page it is shown next; it is as old as it was, and nothing is read again for it. */
export const markFavorite = (queryClient: QueryClient, isMeant: (code: unknown) => boolean, favorite: boolean): void => {
  for (const query of queryClient.getQueryCache().getAll()) {
    const data = withFavorite(query.state.data, isMeant, favorite)
    if (data !== query.state.data) query.setState({ data })
  }
}
