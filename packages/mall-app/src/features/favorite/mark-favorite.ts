import { controllerKey } from '@mall/api/query'
import type { QueryClient } from '@tanstack/react-query'
import { withFavorite } from './with-favorite.ts'

/** What was read of these products says it too, on whichever page it is shown next; it is as old as it was, and nothing is read again for it. */
export const markFavorite = (queryClient: QueryClient, isMeant: (code: unknown) => boolean, favorite: boolean): void => {
  for (const query of queryClient.getQueryCache().getAll()) {
    const data = withFavorite(query.state.data, isMeant, favorite)
    if (data !== query.state.data) query.setState({ data })
  }
}

/** The same, for products that a page without the favourites has marked: their rows and their order are read when they are shown next. */
export const markFavoriteElsewhere = (queryClient: QueryClient, isMeant: (code: unknown) => boolean, favorite: boolean): void => {
  markFavorite(queryClient, isMeant, favorite)
  void queryClient.invalidateQueries({ queryKey: controllerKey('Favorite'), refetchType: 'none' })
}
