import { index, route, type RouteConfig } from '@react-router/dev/routes'

const routes: RouteConfig = [index('routes/office.tsx'), route('login', 'routes/login.tsx'), route('logout', 'routes/logout.ts')]

export default routes
