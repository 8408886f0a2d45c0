import { eq } from 'drizzle-orm'
import { enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'

export const manageServiceRoutes = defineRoutes({
  'POST /api/ManageService/EnterpriseGroupSet': async ({ caller, deps }) => {
    const [group] = await deps.db.select({ logo: enterpriseGroup.logo, themeColor: enterpriseGroup.themeColor }).from(enterpriseGroup).where(eq(enterpriseGroup.id, caller.groupId))
    return { CustomerLogo: group?.logo ?? null, ThemeColor: group?.themeColor ?? null, SeesPrices: caller.seesPrices, MayPurchase: caller.permissions.has('purchase') }
  },
})
