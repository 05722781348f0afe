/**
 * Whether `node_modules` holds what the lock file asks for, by what both files say: times tell nothing of a folder that came
 * out of a cache or of a checkout. Core modules only, and nothing that Node 20 lacks.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Locked a package as npm writes it into a lock file
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {Record<string, string>} [engines]
 *
 * @typedef {Record<string, Locked>} Packages by folder; "" is the project itself
 * @typedef {{ readonly os: string, readonly cpu: string }} Machine
 */

/**
 * Whether npm surely installs a package here though it is optional, because it was made for this machine. Where npm also
 * looks at the C library or at the version of Node we do not guess.
 * @param {Locked} locked @param {Machine} machine
 */
const isForMachine = ({ os = [], cpu = [], libc, engines }, machine) =>
  !libc && !engines && [os].flat().includes(machine.os) && [cpu].flat().includes(machine.cpu);

/** @param {Packages} locked @param {Packages} installed @param {Machine} machine */
export function holds(locked, installed, machine) {
  const isSame = (/** @type {string} */ folder) =>
    locked[folder]?.version === installed[folder]?.version &&
    locked[folder]?.integrity === installed[folder]?.integrity;
  const isLeftOut = (/** @type {string} */ folder) => {
    const one = locked[folder];
    return !installed[folder] && one?.optional === true && !isForMachine(one, machine);
  };
  return [...Object.keys(locked), ...Object.keys(installed)].every(
    (folder) => folder === "" || isLeftOut(folder) || isSame(folder),
  );
}

/** @param {string} file @returns {Packages} */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * npm writes its own copy of the lock file last, so an install that was cut short counts as none.
 * @param {string} root
 */
export function isInstalled(root) {
  try {
    return holds(
      packagesOf(path.join(root, "package-lock.json")),
      packagesOf(path.join(root, "node_modules/.package-lock.json")),
      { os: process.platform, cpu: process.arch },
    );
  } catch {
    // One of them is missing or cut short.
    return false;
  }
}
