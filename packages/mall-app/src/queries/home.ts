import type { Mall } from '@mall/api'
import { queryOptions } from '@tanstack/react-query'

export const homeQueries = {
  index: (mall: Mall, viewer: string) =>
    queryOptions({ queryKey: ['home', viewer], queryFn: ({ signal }) => mall.home.index({}, { signal, quiet: true }) }),
}
