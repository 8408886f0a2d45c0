// What shelves of products are made of comes with the shell: nearly every page shows one, and in parts of their own these modules
// would cost home more than its four scripts.
import '../components/product/ProductTile.tsx'
import '../lib/format.ts'
import '../lib/use-add-to-cart.ts'
import '../lib/use-favorite.ts'
