import { mediaQueries } from '@mall/ui/theme'
import { useState } from 'react'
import { rememberedFold } from '../../../lib/remembered-fold.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'

/**
 * Whether the menu is folded. Where there is room the user decides, and it is remembered; a narrow window folds it by itself, and one may
 * open it until the page is left.
 */
export const useMenuFold = () => {
  const isNarrow = useMediaQuery(mediaQueries.laptop)
  const [isFolded, setFolded] = useState(rememberedFold.get)
  const [isOpenAnyway, setOpenAnyway] = useState(false)
  return {
    isFolded: isNarrow ? !isOpenAnyway : isFolded,
    toggle: () => {
      if (isNarrow) {
        setOpenAnyway((was) => !was)
        return
      }
      rememberedFold.set(!isFolded)
      setFolded(!isFolded)
    },
  }
}
