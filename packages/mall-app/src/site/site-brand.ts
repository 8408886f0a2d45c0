import type { SiteConfig } from '@mall/api/contract'
import type { Brand } from '@mall/ui/theme'

/** The brand that the mall is drawn in: of the customer's colour, else of the site's; nothing for the mall's own. */
export const siteBrand = ({ Name, ThemeColor }: Pick<SiteConfig, 'Name' | 'ThemeColor'>, ofCustomer: string | null = null): Brand | undefined => {
  const primary = ofCustomer ?? ThemeColor
  return primary === null ? undefined : { name: Name, primary }
}
