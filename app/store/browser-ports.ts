// The ports of the running page. Which adapters stand behind them is the one difference between the modes; the build
// leaves out the others.
import { openHttpAdmin, openHttpSite } from './http/http-ports.ts';
import { openLocalAdmin, openLocalSite } from './local-ports.ts';

export const openSite = import.meta.env.LIVE ? openHttpSite : openLocalSite;
export const openAdmin = import.meta.env.LIVE ? openHttpAdmin : openLocalAdmin;
