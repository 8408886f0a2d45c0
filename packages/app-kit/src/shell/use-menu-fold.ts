import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useState } from 'react'
import { rememberedFold } from './remembered-fold.ts'

/**
 * Whether the menu is folded. Where there is room the user decides, and it is remembered; where there is none it folds by
 * itself, and the user may open it until the page is left.
 * @param needsRoom something else stands beside the page, or the page is wide itself
 */
export const useMenuFold = (needsRoom: boolean) => {
  const isNarrow = useMediaQuery(mediaQueries.laptop) || needsRoom
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
