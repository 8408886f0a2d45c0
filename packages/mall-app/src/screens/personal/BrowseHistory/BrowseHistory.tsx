import { browseWords } from '../../../components/favorite/kept-words.ts'
import { KeptProductsView } from '../../../components/favorite/KeptProductsView.tsx'
import { useKeptProducts } from '../../../components/favorite/use-kept-products.ts'

/** `/userCenter/user/browse` */
export const BrowseHistory = () => <KeptProductsView {...useKeptProducts(browseWords)} />
