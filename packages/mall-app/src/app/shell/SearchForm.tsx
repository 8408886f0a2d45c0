import { SearchBox } from '@mall/ui/search-box'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePictureSearch } from '../../features/search/use-picture-search.ts'
import { href, productHref, routes } from '../../site/routes.ts'
import { useReturn } from './use-return.ts'
import { useSlashKey } from './use-slash-key.ts'

interface SearchFormProps {
  /** `small` is the field of the user centre, which the key / leads to. */
  readonly size?: 'hero' | 'small'
}

/** The field of the header's search (specification §2, Search box): text, suggestions and pictures. */
export const SearchForm = ({ size = 'hero' }: SearchFormProps) => {
  const mall = useMall()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const keyword = pathname === routes.productList.paths[0] ? (query.get('Keyword') ?? '') : ''
  const [text, setText] = useState(keyword)
  // Reset for each page: two pages without a search may differ in what was typed there.
  const place = `${pathname}?${keyword}`
  const [shownFor, setShownFor] = useState(place)
  if (shownFor !== place) {
    setShownFor(place)
    setText(keyword)
  }
  useReturn(() => setText(keyword))
  const pictures = usePictureSearch()
  const field = useRef<HTMLInputElement>(null)
  const isSmall = size === 'small'
  // There is no room for all of what can be searched for.
  const isPhone = useMediaQuery(mediaQueries.phone)
  useSlashKey(field, isSmall)

  return (
    <SearchBox
      ref={field}
      value={text}
      onValueChange={(value) => {
        setText(value)
        pictures.clearError()
      }}
      size={size}
      aria-keyshortcuts={isSmall ? '/' : undefined}
      placeholder={isPhone ? '名称 / 编码 / 拼音' : '商品名称 / 编码 / 品牌 / 拼音'}
      action={href('productList')}
      name="Keyword"
      onSearch={(Keyword) => void navigate(href('productList', { Keyword }))}
      loadSuggestions={async (Key, { signal }) => {
        const found = await mall.product.search({ Key }, { signal, quiet: true, silent: true })
        return found.map(({ ProductCode, ProductName }) => ({ id: ProductCode, label: ProductName, hint: ProductCode }))
      }}
      onSuggestionSelect={({ id }) => {
        // A product is opened and nothing searched for: back on this page, the field says what it is the page of.
        setText(keyword)
        void navigate(productHref(id))
      }}
      imageSearch={{ onImage: pictures.search }}
      error={pictures.error}
    />
  )
}
