import { WorkShell } from '@mall/app-kit/shell/WorkShell.tsx'
import { SellerFooter } from './shell/SellerFooter.tsx'
import { SellerHeader } from './shell/SellerHeader.tsx'
import { SellerMenu } from './shell/SellerMenu.tsx'

const renderHeader = (hasMenu: boolean) => <SellerHeader hasMenu={hasMenu} />
const renderMenu = (isFolded: boolean) => <SellerMenu folded={isFolded} />

/** The desk of the seller's side: the same as the office of its customers. */
export const WorkLayout = () => <WorkShell renderHeader={renderHeader} renderMenu={renderMenu} footer={<SellerFooter />} />
