import { browseWords } from '../../../features/favorite/kept-words.ts'
import { KeptProductsView } from '../../../features/favorite/KeptProductsView.tsx'
import { useKeptProducts } from '../../../features/favorite/use-kept-products.ts'

/** `/userCenter/user/browse` */
export const BrowseHistory = () => <KeptProductsView {...useKeptProducts(browseWords)} />
