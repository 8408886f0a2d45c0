import { Mark } from '@mall/app-kit/shell/Mark.tsx'
import { useSite } from '../../site/site.ts'
import { Logo } from './SiteMark.styles.ts'

interface SiteMarkProps {
  /** Height, px. */
  readonly size?: 28 | 40
  /** The room of a logo, px. */
  readonly width?: number
  /** What a logo is read as where nothing beside it says it. */
  readonly alt?: string
}

/** Whose mall it is: the site's logo, the drawn seal without one. */
export const SiteMark = ({ size = 40, width = size * 3, alt = '' }: SiteMarkProps) => {
  const { Logo: src } = useSite()
  return src === '' ? <Mark size={size} /> : <Logo src={src} alt={alt} width={width} height={size} />
}
