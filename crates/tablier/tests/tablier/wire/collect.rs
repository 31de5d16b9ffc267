//! Finds every type that a few roots are made of, and sorts them into modules: one for each crate they come from.

use std::any::type_name;
use std::collections::BTreeSet;

use ts_rs::{Config, TS, TypeVisitor};

use super::layout::split;

/// A type's declaration in TypeScript.
pub(crate) struct Declared {
    pub(crate) name: String,
    pub(crate) docs: String,
    /// `type Name = …;`, as ts-rs writes it.
    pub(crate) text: String,
}

/// The types of one crate.
pub(crate) struct Module {
    /// The crate's folder: `room`.
    pub(crate) name: String,
    pub(crate) types: Vec<Declared>,
    /// What it takes from other modules: module and name.
    pub(crate) imports: BTreeSet<(String, String)>,
}

/// Types found so far.
pub(crate) struct Collection {
    config: Config,
    declared: BTreeSet<&'static str>,
    visited: BTreeSet<&'static str>,
    modules: Vec<Module>,
}

impl Collection {
    pub(crate) fn new() -> Collection {
        // Every number on the wire is far below 2^53: JSON.parse reads it exactly.
        let config = Config::new().with_large_int("number");
        Collection { config, declared: BTreeSet::new(), visited: BTreeSet::new(), modules: Vec::new() }
    }

    /// Adds a type and all it is made of.
    pub(crate) fn add<T: TS + 'static>(&mut self) {
        self.visit::<T>();
    }

    /// A type as another module names it: `corona.Setup`.
    pub(crate) fn name_of<T: TS + 'static>(&self) -> String {
        format!("{}.{}", module_of::<T>(), T::ident(&self.config))
    }

    /// The kinds of a union, in the order they are declared.
    pub(crate) fn kinds_of<T: TS + 'static>(&self) -> Vec<String> {
        kinds_in(&T::decl(&self.config))
    }

    /// The modules and their types, by name: ts-rs finds them in another order with every build.
    ///
    /// # Panics
    /// When two types of a module have one name: one of them needs a `ts(rename)`.
    pub(crate) fn into_modules(mut self) -> Vec<Module> {
        self.modules.sort_by(|a, b| a.name.cmp(&b.name));
        for module in &mut self.modules {
            module.types.sort_by(|a, b| a.name.cmp(&b.name));
            let own = module.types.iter().map(|declared| declared.name.as_str());
            let foreign = module.imports.iter().map(|(_, name)| name.as_str());
            let mut names = BTreeSet::new();
            for name in own.chain(foreign) {
                assert!(names.insert(name), "two types are called {name} in {}.ts", module.name);
            }
        }
        self.modules
    }

    fn module(&mut self, name: String) -> &mut Module {
        let place = self.modules.iter().position(|module| module.name == name).unwrap_or_else(|| {
            self.modules.push(Module { name, types: Vec::new(), imports: BTreeSet::new() });
            self.modules.len() - 1
        });
        &mut self.modules[place]
    }
}

impl TypeVisitor for Collection {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like have no declaration of their own.
        if T::output_path().is_none() {
            return;
        }
        if self.declared.insert(type_name::<T::WithoutGenerics>()) {
            let declared = Declared {
                name: T::ident(&self.config),
                docs: T::docs().unwrap_or_default(),
                text: T::decl(&self.config),
            };
            let name = module_of::<T>();
            let mut needs = Needs { config: &self.config, found: BTreeSet::new() };
            T::WithoutGenerics::visit_dependencies(&mut needs);
            let imports: Vec<_> = needs.found.into_iter().filter(|(module, _)| *module != name).collect();
            let module = self.module(name);
            module.types.push(declared);
            module.imports.extend(imports);
        }
        // Also of a type declared before: another game's may stand in it for its parameters.
        if self.visited.insert(type_name::<T>()) {
            T::visit_dependencies(self);
        }
    }
}

/// The types that one declaration names.
struct Needs<'a> {
    config: &'a Config,
    found: BTreeSet<(String, String)>,
}

impl TypeVisitor for Needs<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            self.found.insert((module_of::<T>(), T::ident(self.config)));
        }
    }
}

/// The kinds of a union: what its variants' `kind` says or, without one, their only key or the text that they are.
///
/// # Panics
/// When a variant is none of these: then a client could not tell it from the others either.
fn kinds_in(declaration: &str) -> Vec<String> {
    let (_, variants) = declaration.split_once('=').expect("a declaration has a left and a right side");
    let kind = |variant: &&str| {
        let quoted = |text: &str| Some(text.trim().strip_prefix('"')?.split_once('"')?.0.to_owned());
        let field = variant.strip_prefix('{').unwrap_or(variant);
        match quoted(field).as_deref() {
            Some("kind") => field.split_once(':').and_then(|(_, rest)| quoted(rest)),
            other => other.map(str::to_owned),
        }
        .unwrap_or_else(|| panic!("no kind in {variant}"))
    };
    split(variants.trim().trim_end_matches(';'), '|').iter().map(kind).collect()
}

#[test]
fn kinds_are_found_however_a_union_is_tagged() {
    assert_eq!(
        kinds_in("type A<T> = { \"kind\": \"in\", by: \"kind\" | T } & T | { \"kind\": \"out\" };"),
        ["in", "out"]
    );
    assert_eq!(kinds_in("type A = { \"moved\": { \"kind\": string } } | \"passed\";"), ["moved", "passed"]);
}

/// The folder of the crate that a type comes from.
fn module_of<T: ?Sized>() -> String {
    let path = type_name::<T>();
    let krate = path.split("::").next().unwrap_or(path);
    krate.trim_start_matches("tablier_").to_owned()
}
