import { WorkShell } from '@mall/app-kit/shell/WorkShell.tsx'
import { WorkFooter } from '../shell/work/WorkFooter.tsx'
import { WorkHeader } from '../shell/work/WorkHeader.tsx'
import { WorkMenu } from '../shell/work/WorkMenu.tsx'

const renderHeader = (hasMenu: boolean) => <WorkHeader hasMenu={hasMenu} />
const renderMenu = (isFolded: boolean) => <WorkMenu folded={isFolded} />

/** Left menu and content (specification §2), under a small header: a back office, so denser than the storefront. */
export const UserCentreLayout = () => <WorkShell renderHeader={renderHeader} renderMenu={renderMenu} footer={<WorkFooter />} />

/** One document of the user centre, as wide as the window: without the side menu (specification §2). */
export const DocumentLayout = () => <WorkShell renderHeader={renderHeader} footer={<WorkFooter />} />
