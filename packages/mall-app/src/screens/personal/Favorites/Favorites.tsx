import { favoriteWords } from '../../../features/favorite/kept-words.ts'
import { KeptProductsView } from '../../../features/favorite/KeptProductsView.tsx'
import { useKeptProducts } from '../../../features/favorite/use-kept-products.ts'

/** `/userCenter/user/favorite` */
export const Favorites = () => <KeptProductsView {...useKeptProducts(favoriteWords)} />
